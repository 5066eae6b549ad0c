// What a browser context keeps of a member who is logged in to a world.
import { type DemoAccount, demoUserItem } from "./demo-user.ts";
import type { World } from "./world.ts";
import type { Language } from "./words.ts";

/** As `storageState` of a browser context, in the form in which Playwright takes it. */
export interface StorageState {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/**
 * A browser context of this world begins as this member, in this language; `null` is a visitor. One context a world:
 * worlds share their server's origin, and so its storage. `admin` is the account that is logged in to the demo back
 * office besides. Throws where the world has no such member.
 */
export function storageState(
  world: World,
  user: string | null,
  lang: Language,
  admin: DemoAccount | null = null,
): StorageState {
  const localStorage = [{ name: "lang", value: JSON.stringify({ type: "String", value: lang }) }];
  if (user !== null) localStorage.push({ name: "userinfo", value: JSON.stringify(world.member(user).session) });
  if (admin) localStorage.push(demoUserItem(admin));
  return { cookies: [], origins: [{ origin: new URL(world.url).origin, localStorage }] };
}
