import type setup from 'logrocket/setup'

type Library = ReturnType<typeof setup>

/** What the recorder's library may be told; it names no type of its own for this. */
export type RecorderOptions = NonNullable<Parameters<Library['init']>[1]>

type NetworkOptions = NonNullable<RecorderOptions['network']>

/** The two functions that every captured call passes through. */
export type NetworkFilter = Required<Pick<NetworkOptions, 'requestSanitizer' | 'responseSanitizer'>>

export type CapturedRequest = Parameters<NetworkFilter['requestSanitizer']>[0]
