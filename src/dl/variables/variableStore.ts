/** The variables of a chat. It remembers which were ever set, for `!=` (section 6). */
export class VariableStore {
  private values = new Map<string, string>();

  /** The value; empty when the variable has none. */
  get(name: string): string {
    return this.values.get(name.toLowerCase()) ?? '';
  }

  /** True once the variable was set, also when it was cleared later. */
  wasSet(name: string): boolean {
    return this.values.has(name.toLowerCase());
  }

  /** Sets a value; an empty text clears. */
  set(name: string, value: string): void {
    this.values.set(name.toLowerCase(), value);
  }

  /** Returns a function that restores the current state. */
  kept(): () => void {
    const values = new Map(this.values);
    return () => {
      this.values = values;
    };
  }

  /** All variables with a value. */
  toRecord(): Record<string, string> {
    const entries = [...this.values].filter(([, value]) => value !== '').sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries);
  }
}
