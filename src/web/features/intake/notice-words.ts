import type { Notice } from "#domain/intake/notices.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";

/** A fact in a sentence. None of them keeps anyone from going on. */
export function noticeWords(notice: Notice, format: MoneyFormat): string {
  const money = formatMoney(notice.amount, format);
  switch (notice.kind) {
    case "short":
      return `Bills and everyday spending are ${money} a week above what comes in. Your plan shows what would cover it, the smallest change first.`;
    case "debt-never-ends":
      return `At its minimum, ${notice.label} never ends. About ${money} a month would end it within 30 years.`;
    case "no-buffer":
      return `Nothing is set aside yet, so the plan begins with a buffer of ${money}.`;
    case "only-irregular":
      return `All of your pay varies. The plan counts on the low end, ${money} a week, and treats more as a bonus.`;
  }
}
