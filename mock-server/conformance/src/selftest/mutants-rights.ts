// Mutants of access rights and of round trips.
import { inFile, type Mutant } from "./mutant.ts";

export const RIGHTS_MUTANTS: readonly Mutant[] = [
  ...inFile(
    "http/uploads/signed-address.ts",
    [
      "one signature opens every file of its member",
      "no_leak",
      "common.upload",
      "`${world.id} ${path} ${expires} ${session}`",
      "`${world.id} ${expires} ${session}`",
    ],
    [
      "the end of a signed address can be moved",
      "no_leak",
      "common.upload",
      "`${world.id} ${path} ${expires} ${session}`",
      "`${world.id} ${path} ${session}`",
    ],
    [
      "no signature is as good as a right one",
      "no_leak",
      "common.upload",
      "expected.length !== actual.length || !timingSafeEqual(expected, actual)",
      "actual.length > 0 && (expected.length !== actual.length || !timingSafeEqual(expected, actual))",
    ],
  ),
  ...inFile("http/static/files.ts", [
    "any member opens a file",
    "no_leak",
    "common.upload",
    "owner?.id === file.memberId",
    "owner?.id !== undefined",
  ]),
  ...inFile("domain/idempotency.ts", [
    "a key is cut off at 32 characters",
    "refusals",
    "wallet.recharge",
    "`${intent.memberId}:${intent.key}`",
    "`${intent.memberId}:${intent.key.slice(0, 32)}`",
  ]),
  ...inFile("domain/idempotency.ts", [
    "a key has no case",
    "refusals",
    "wallet.recharge",
    "`${intent.memberId}:${intent.key}`",
    "`${intent.memberId}:${intent.key.toLowerCase()}`",
  ]),
  ...inFile(
    "operations/user.ts",
    [
      "blanks around a password do not count",
      "sessions",
      "user.login",
      "passwords.verify(body.password, found?.passwordHash ?? null)",
      "passwords.verify(body.password.trim(), found?.passwordHash ?? null)",
    ],
    [
      "what stands behind the sixteenth character of a password is ignored",
      "sessions",
      "user.login",
      "passwords.verify(body.password, found?.passwordHash ?? null)",
      "passwords.verify(body.password.slice(0, 16), found?.passwordHash ?? null)",
    ],
    [
      "blanks around an old password do not count",
      "sessions",
      "user.updateUserInfo",
      "passwords.verify(oldPassword, member.passwordHash)",
      "passwords.verify(oldPassword.trim(), member.passwordHash)",
    ],
    [
      "characters of four bytes are lost",
      "shown_values",
      "user.getAuditInfo",
      "body.username.trim()",
      'body.username.trim().replace(/[\\u{10000}-\\u{10ffff}]/gu, "?")',
    ],
    [
      "texts are escaped before they are kept",
      "shown_values",
      "user.getAuditInfo",
      "body.username.trim()",
      'body.username.trim().replaceAll("<", "&lt;")',
    ],
  ),
  ...inFile("operations/wallet.ts", [
    "blanks around a trading password do not count",
    "sessions",
    "wallet.bankWithdrawal",
    "passwords.verify(payPassword, hash)",
    "passwords.verify(payPassword.trim(), hash)",
  ]),
  ...inFile("domain/wallet/bind-account.ts", [
    "a bank's name is cut off",
    "shown_values",
    "wallet.getWalletStatus",
    "account.bankName.trim()",
    "account.bankName.trim().slice(0, 64)",
  ]),
];
