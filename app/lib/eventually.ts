/** Of a file at once, of the dataset later. */
export type Eventually<Result> = Result | Promise<Result>
