import { expect, test } from "vitest";
import { deriveByScrypt, scryptPasswords } from "./passwords.ts";

let spent = 0;
const passwords = scryptPasswords(4096, (password, salt, cost) => {
  spent += cost;
  return deriveByScrypt(password, salt, cost);
});

test("verifies a password, also with a hash of another cost", async () => {
  for (const cost of [16, 4096, 8192]) {
    const hash = await scryptPasswords(cost).hash("Passw0rd1");
    expect(await passwords.verify("Passw0rd1", hash)).toBe(true);
    expect(await passwords.verify("Passw0rd2", hash)).toBe(false);
  }
  for (const hash of [null, "", "scrypt", "scrypt$16$$", "plain$16$a$b"])
    expect(await passwords.verify("Passw0rd1", hash)).toBe(false);
});

test("a password typed in another encoding of the same characters is the same, and blanks count", async () => {
  const hash = await passwords.hash("p\u00e9ss w\u30d1");
  expect(await passwords.verify("pe\u0301ss w\u30cf\u309a", hash)).toBe(true);
  for (const other of ["p\u00e9ss w\u30d1 ", "p\u00e9ss\u200b w\u30d1", "p\u00e9ss\u3000w\u30d1"])
    expect(await passwords.verify(other, hash)).toBe(false);
});

test("verifying costs the same for registered members, scenario members and unknown accounts", async () => {
  const hashes = [await passwords.hash("Passw0rd1"), await scryptPasswords(16).hash("Passw0rd1"), null, "no hash"];
  for (const hash of hashes)
    for (const password of ["Passw0rd1", "wrong"]) {
      spent = 0;
      await passwords.verify(password, hash);
      expect(spent).toBeGreaterThanOrEqual(4096);
      expect(spent).toBeLessThan(4096 * 1.01);
    }
});
