/** The part of newman that the tests use; the package has no types. */
declare module 'newman' {
  type Count = { total: number; failed: number };
  export type Summary = {
    run: {
      stats: { requests: Count; assertions: Count };
      failures: { source?: { name?: string }; error: { message: string } }[];
      executions: { item: { name: string }; assertions?: unknown[] }[];
    };
  };
  export function run(
    options: { collection: object; envVar: { key: string; value: string }[]; reporters: string[] },
    done: (error: Error | null, summary: Summary) => void,
  ): void;
}
