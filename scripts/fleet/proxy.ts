// Runs nginx or HAProxy with this folder's configuration on other ports, in front of local servers.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { untilUp } from "../process/until-up.ts";

export type ProxyName = "nginx" | "haproxy";

export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Includes sbin, where Debian installs administrators' programs such as the proxies. */
const PATH = [process.env.PATH, "/usr/local/sbin", "/usr/sbin"].join(delimiter);
const isThere = (name: ProxyName, path: string): boolean =>
  spawnSync(name, ["-v"], { env: { PATH: path } }).error === undefined;

/** Install advice for a missing proxy; null if it is installed. */
export const missing = (name: ProxyName, path = PATH): string | null =>
  isThere(name, path) ? null : `${name} is not installed (Debian: apt-get install ${name}); nothing of it was tried`;

/** A complete nginx configuration: `nginx.conf` of this folder is only the http block. */
const nginxMain = (http: string): string => `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`).join("\n  ")}
  include ${http};
}
`;

/** The proxy's configuration with these ports instead of 4010 to 4013. */
function configured(file: string, port: number, servers: readonly number[]): string {
  const ports = [port, ...servers];
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .replaceAll(/\b401([0-3])\b/g, (_, nth: string) => String(ports[Number(nth)]))
    .replaceAll("scripts/fleet/no-answer.http", join(import.meta.dirname, "no-answer.http"));
}

function launch(name: ProxyName, folder: string, port: number, servers: readonly number[]): ChildProcess {
  const file = join(folder, "fleet.conf");
  writeFileSync(file, configured(name === "nginx" ? "nginx.conf" : "haproxy.cfg", port, servers));
  if (name === "haproxy") return spawn(name, ["-db", "-f", file], { env: { PATH }, stdio: "inherit" });
  const main = join(folder, "nginx.conf");
  writeFileSync(main, nginxMain(file));
  return spawn(name, ["-e", "stderr", "-p", folder, "-c", main], { env: { PATH }, stdio: "inherit" });
}

/** Starts a proxy in front of three servers. Throws if it does not start. */
export async function startProxy(name: ProxyName, port: number, servers: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "hashgrove-fleet-"));
  // All users may read the folder, because nginx started by root runs as another user.
  chmodSync(folder, 0o755);
  const child = launch(name, folder, port, servers);
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (await untilUp(`${url}/__qa/health`, child)) return { url, stop };
  await stop();
  throw new Error(`${name} did not come up on ${url}`);
}
