// Checks the container's files against the package and the server, since no test builds the image.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { HEALTH_PATH } from "#http/routes/healthz.ts";
import manifest from "../package.json" with { type: "json" };
import { readCommandLine } from "./command-line.ts";

const FOLDER = fileURLToPath(new URL("../", import.meta.url));
const textOf = (name: string): string => readFileSync(`${FOLDER}${name}`, "utf8");
/** The Dockerfile's instructions as [keyword, argument], without comments and with continued lines joined. */
const INSTRUCTIONS = textOf("Dockerfile")
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => /^(\w+)\s+(.*)$/.exec(line)?.slice(1) ?? []);
const given = (name: string): string[] => INSTRUCTIONS.flatMap(([key, rest = ""]) => (key === name ? [rest] : []));
const TARBALL = `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`;

const matchesTarball = (pattern: string): boolean => {
  const [start = "", end = ""] = pattern.split("*");
  return TARBALL.startsWith(start) && TARBALL.endsWith(end);
};

test("the image is made of the packed package alone", () => {
  const [copied = "", ...more] = given("COPY");
  expect(more).toEqual([]);
  const [pattern = "", target = ""] = copied.split(/\s+/);
  expect(matchesTarball(pattern)).toBe(true);
  expect(given("RUN").join()).toContain(`npm install --global --offline --no-audit --no-fund ${target}`);
  expect(textOf(".dockerignore").trim().split("\n")).toEqual(["*", `!${pattern}`]);
  // The image's entry point is a command that the package installs.
  expect(Object.keys(manifest.bin)).toContain((JSON.parse(given("ENTRYPOINT")[0] ?? "[]") as string[])[0]);
});

test("runs as an ordinary user on a volume, with a token and a health check", () => {
  expect(given("USER")).toEqual(["node"]);
  const env = Object.fromEntries(given("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("="))));
  const args = ["--control", ...(JSON.parse(given("CMD")[0] ?? "[]") as string[])];
  const options = readCommandLine(args, env as Record<string, string>, null);
  expect(options).toMatchObject({
    host: "0.0.0.0",
    port: Number(given("EXPOSE")[0]),
    data: given("VOLUME")[0],
    log: "requests",
  });
  expect(options.controlToken.isGenerated).toBe(true);
  const own = "t".repeat(32);
  expect(readCommandLine(args, { ...env, QA_TOKEN: own }, null).controlToken).toEqual({
    token: own,
    isGenerated: false,
  });
  expect(given("HEALTHCHECK").join()).toContain(`\${process.env.PORT}${HEALTH_PATH}\``);
});

test("the compose file publishes the same port to this machine and keeps the same folder", () => {
  const { services, volumes } = parse(textOf("compose.yaml")) as {
    services: { mock: { ports: string[]; volumes: string[]; environment: object } };
    volumes: object;
  };
  const [port] = given("EXPOSE");
  expect(services.mock.ports).toEqual([`127.0.0.1:${port}:${port}`]);
  expect(services.mock.volumes).toEqual([`${Object.keys(volumes)[0]}:${given("VOLUME")[0]}`]);
  expect(Object.keys(services.mock.environment)).toEqual(["QA_TOKEN"]);
});
