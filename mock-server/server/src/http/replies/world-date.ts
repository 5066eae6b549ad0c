// The header Date of what no call answers: unknown paths and methods, and members' files.
import type { FastifyInstance } from "fastify";
import { type WorldChoice, worldOf } from "#http/requests/world-address.ts";

/** Not public pictures: caches compute their age from it. */
const OF_A_WORLD = /^\/(?:api|mock|uploads)\//;

/** Sends the world's time with every reply of a world's path. Calls have set it themselves. */
export function sendWorldDate(app: FastifyInstance, choice: WorldChoice): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!reply.hasHeader("date") && OF_A_WORLD.test(request.url)) {
      const { world } = worldOf(request, choice);
      if (world) reply.header("date", new Date(world.clock.now()).toUTCString());
    }
    done(null, payload);
  });
}
