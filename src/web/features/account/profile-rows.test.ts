import { expect, it } from "vitest";
import { waysWords } from "./profile-rows.tsx";

it("[YO1] the sign-in methods are listed in one line", () => {
  expect(waysWords(["password"])).toBe("Password");
  expect(waysWords(["google.com", "password", "passkey"])).toBe("Password, passkey, or Google");
  expect(waysWords(["phone", "apple.com"])).toBe("Apple or text message");
  expect(waysWords(["something.new"])).toBe("");
});
