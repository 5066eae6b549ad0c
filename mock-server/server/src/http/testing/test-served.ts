// The whole server on a port, for tests of code that only speaks HTTP.
import { afterAll, beforeAll } from "vitest";
import type { World } from "#worlds/world.ts";
import { testApp, type TestApp } from "./test-app.ts";

export interface ServedWorld {
  readonly world: World;
  /** The world's base URL, such as `http://127.0.0.1:40123/w/w1`. */
  readonly url: string;
  /** The world's URL in the control surface. */
  readonly control: string;
}

export interface Served {
  readonly app: TestApp;
  /** Such as `http://127.0.0.1:40123`. */
  readonly address: string;
  /** Creates a world. By default its withdrawals have fees, so that each refusal can occur. */
  open(scenario?: string): Promise<ServedWorld>;
}

/**
 * Starts the server before a file's first test and closes it after the last. Read the returned properties only in
 * tests.
 */
export function servedApp(): Served {
  let app: TestApp;
  let address: string;
  beforeAll(async () => {
    app = await testApp();
    address = await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => app.fastify.close());
  return {
    get app() {
      return app;
    },
    get address() {
      return address;
    },
    async open(scenario = "with-fees") {
      const world = await app.open(scenario);
      return { world, url: `${address}/w/${world.id}`, control: `${address}/__qa/worlds/${world.id}` };
    },
  };
}
