// Permissions that a run needs before it sends anything.
import { reaches } from "#client/level.ts";
import { type CheckOptions, UsageError } from "./check-options.ts";
import type { Profile } from "./profile.ts";

/** Throws UsageError unless the user typed every permission that the level needs. */
export function assertAllowed(options: CheckOptions, { production }: Profile): void {
  const { level, writeTo, moneyOk, credentials } = options;
  const { host, hostname } = new URL(options.baseUrl);
  if (level === "read") return;
  if (production.some((name) => name === host || name === hostname))
    throw new UsageError(`${host} is a production host in the profile: only --level read is allowed there`);
  if (level === "session" && !(credentials.account && credentials.password))
    throw new UsageError(
      "--level session logs in and out: name a throwaway account in CONTRACT_ACCOUNT and CONTRACT_PASSWORD",
    );
  if (reaches(level, "write") && writeTo !== host && writeTo !== hostname)
    throw new UsageError(`--level ${level} writes to ${host}: confirm the host with --write-to ${host}`);
  if (level === "money" && !moneyOk)
    throw new UsageError(
      "--level money tops up, buys and withdraws: pass --money-ok, and never use it on a server with real money",
    );
}
