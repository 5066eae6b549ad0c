import type { Publications } from "#domain/content.ts";
import { PRIVACY } from "./agreement-privacy.ts";
import { USER_POLICY } from "./agreement-user-policy.ts";

/** The agreements by the `key` with which clients request them (getArrayConfig). */
export const AGREEMENTS: Publications["agreements"] = {
  privacy: PRIVACY,
  user_policy: USER_POLICY,
};
