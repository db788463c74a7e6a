import type setup from 'logrocket/setup'

type Library = ReturnType<typeof setup>

/** The library's options; it exports no type for them. */
export type RecorderOptions = NonNullable<Parameters<Library['init']>[1]>

type NetworkOptions = NonNullable<RecorderOptions['network']>

/** The functions that filter every captured call. */
export type NetworkFilter = Required<Pick<NetworkOptions, 'requestSanitizer' | 'responseSanitizer'>>

export type CapturedRequest = Parameters<NetworkFilter['requestSanitizer']>[0]
