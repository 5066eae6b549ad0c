import { createServer, type Server } from "node:net";

const listening = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(server));
  });

/** A loopback port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = await listening();
  const address = server.address();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}
