import { afterEach, expect, test, vi } from "vitest";
import { storeUserinfo } from "#state/session.ts";
import { testSession } from "#state/test-session.ts";
import { client } from "./client.ts";
import { unwrap } from "./reply/unwrap.ts";

const member = (token: string): void => storeUserinfo(testSession(1, token));

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["still current", () => undefined, false],
  ["replaced by another", () => member("new"), true],
  ["logged out", () => storeUserinfo(null), true],
])("a 401 for a session that is %s", async (_name, meanwhile, formerSession) => {
  member("old");
  vi.stubGlobal("fetch", () => {
    meanwhile();
    return Promise.resolve(Response.json({ code: 401, msg: "Log in.", data: null }, { status: 401 }));
  });
  await expect(unwrap(client.GET("/api/user/getAssets"))).rejects.toMatchObject({
    kind: "unauthenticated",
    formerSession,
  });
});
