import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Adds up what suites count beside their tests, such as "controls pressed", and prints the sums at the end. */
export default class CountReporter implements Reporter {
  private readonly sums = new Map<string, number>();

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    if (status !== "passed") return;
    for (const { type, description } of annotations)
      if (/^\d+$/.test(description ?? "")) this.sums.set(type, (this.sums.get(type) ?? 0) + Number(description));
  }

  onEnd(): void {
    for (const [name, sum] of this.sums) console.log(`\n${sum} ${name}`);
  }
}
