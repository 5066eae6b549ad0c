import type { Session } from "./session.ts";

export const testSession = (id: number, token = "t"): Session => ({
  id,
  token,
  mobile: null,
  email: null,
  username: "u",
  nickname: "u",
  avatar: "",
});
