import { expect, it } from "vitest";
import { methodWords } from "./profile-rows.tsx";

it("the sign-in methods are listed in one line", () => {
  expect(methodWords(["password"])).toBe("Password");
  expect(methodWords(["google.com", "password", "passkey"])).toBe("Password, passkey, or Google");
  expect(methodWords(["phone", "apple.com"])).toBe("Apple or text message");
  expect(methodWords(["something.new"])).toBe("");
});
