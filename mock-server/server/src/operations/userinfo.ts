import type { Member } from "#domain/state.ts";
import { type EpochMs, tokyoTime } from "#domain/time/time.ts";
import type { DataOf } from "./operation.ts";

/** Reply data of a login: the member's profile, the token and the time of the previous login. */
export const userinfo = (member: Member, token: string, previousLoginAt: EpochMs | null): DataOf<"user.login"> => {
  const { id, username, nickname, mobile, email } = member;
  const prevtime = previousLoginAt === null ? null : tokyoTime(previousLoginAt);
  return { userinfo: { id, username, nickname, mobile, email, avatar: "", token, prevtime } };
};
