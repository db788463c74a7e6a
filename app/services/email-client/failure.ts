/** An e-mail that was not sent: a status of the service, or one of the client's own (MAIL-02). */
export class EmailFailure extends Error {
  override readonly name = 'EmailFailure'

  /**
   * @param status HTTP status of the service; 0 when it could not be asked or did not answer in
   *   time; 451, 403 and 429 also when this browser did not even ask
   * @param text what the service said, or the status in words
   */
  constructor(
    readonly status: number,
    readonly text: string,
    options?: ErrorOptions,
  ) {
    super(`${status} ${text}`, options)
  }
}

/** The failure that stands for every way of getting no answer. */
export function networkError(cause?: unknown): EmailFailure {
  return new EmailFailure(0, 'Network Error', { cause })
}
