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
