/** Keeps values by name, at most so many: the one not asked for the longest goes first. */
export class RecentlyUsed<Value> {
  readonly #values = new Map<string, Value>()

  constructor(readonly most: number) {}

  get(name: string): Value | undefined {
    const value = this.#values.get(name)
    if (value !== undefined) this.set(name, value)
    return value
  }

  set(name: string, value: Value): void {
    // A map tells its names in the order in which they came.
    this.#values.delete(name)
    this.#values.set(name, value)
    const oldest = this.#values.keys().next()
    if (this.#values.size > this.most && oldest.done !== true) this.#values.delete(oldest.value)
  }
}
