/** An e-mail that was not sent, with a status of the service or of the client (MAIL-02). */
export class EmailFailure extends Error {
  override readonly name = 'EmailFailure'

  /**
   * @param status HTTP status of the service; 0 without an answer in time; 451, 403 and 429 also when
   *   the client itself did not send
   * @param text the service's answer, or the status in words
   */
  constructor(
    readonly status: number,
    readonly text: string,
    options?: ErrorOptions,
  ) {
    super(`${status} ${text}`, options)
  }
}

/** The failure for any missing answer. */
export function networkError(cause?: unknown): EmailFailure {
  return new EmailFailure(0, 'Network Error', { cause })
}
