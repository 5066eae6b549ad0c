// The whole server behind an address of its own, for tests of what knows servers over HTTP alone.
import { afterAll, beforeAll } from "vitest";
import type { World } from "#worlds/world.ts";
import { testApp, type TestApp } from "./test-app.ts";

export interface ServedWorld {
  readonly world: World;
  /** Where it is served, such as `http://127.0.0.1:40123/w/w1`. */
  readonly url: string;
  /** Where the control surface has it. */
  readonly control: string;
}

export interface Served {
  readonly app: TestApp;
  /** `http://127.0.0.1:40123` */
  readonly address: string;
  /** A new world out of the scenario `demo`. */
  open(): Promise<ServedWorld>;
}

/** Serves from before a file's first test until after its last; what it answers is there while tests run. */
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
    async open() {
      const world = await app.open("demo");
      return { world, url: `${address}/w/${world.id}`, control: `${address}/__qa/worlds/${world.id}` };
    },
  };
}
