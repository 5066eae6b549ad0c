import type { BackOffice } from "../back-office-operation.ts";

/** The public demo accounts of the back office; they are not accounts of the product. */
export const ACCOUNTS: BackOffice<"Account">[] = [
  { username: "admin", password: "admin", role: "admin", roleId: "1", permissions: ["*.*.*"] },
  {
    username: "test",
    password: "test",
    role: "test",
    roleId: "2",
    permissions: ["example:dialog:create", "example:dialog:delete"],
  },
];
