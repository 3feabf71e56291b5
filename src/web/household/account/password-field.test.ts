import { describe, expect, it } from "vitest";
import { newPasswordHint } from "./password-field.tsx";

const policy = { min: 8, max: 20, require: ["upper", "digit", "symbol"] } as const;

describe("the hint for a new password", () => {
  it("names all rules at first, and then those that are not met", () => {
    expect(newPasswordHint("", policy)).toBe(
      "It needs at least 8 characters, a capital letter, a digit, and a symbol such as ! or ?.",
    );
    expect(newPasswordHint("Clay", policy)).toBe(
      "Still needed: at least 8 characters, a digit, and a symbol such as ! or ?.",
    );
    expect(newPasswordHint("Clay-pots-77777777777", policy)).toBe("Still needed: at most 20 characters.");
  });

  it.each([
    ["aaaaaaaa", "easy to guess"],
    ["12345678", "easy to guess"],
    ["password1", "easy to guess"],
    ["abababababab", "easy to guess"],
    ["clay-pot-7", "Fair"],
    ["seven-clay-pots-7", "Strong"],
    ["корова и семь горшков", "Strong"],
  ])("says how strong %s is once it meets the rules", (password, words) => {
    expect(newPasswordHint(password, { min: 6, max: null, require: [] })).toContain(words);
  });
});
