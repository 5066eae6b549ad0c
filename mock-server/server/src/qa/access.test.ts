import { describe, expect, test } from "vitest";
import { allowControl, type ControlRequest } from "./access.ts";

const access = { port: 4010, token: null, publicUrl: null };
const read: ControlRequest = {
  remoteAddress: "127.0.0.1",
  clientAddress: "127.0.0.1",
  localAddress: "127.0.0.1",
  host: "127.0.0.1:4010",
  origin: undefined,
  method: "GET",
  headers: {},
};
const write: ControlRequest = {
  ...read,
  method: "POST",
  headers: { "x-qa": "1", "content-type": "application/json", "content-length": "2" },
};
const refused = (request: ControlRequest, token: string | null = null) =>
  allowControl(request, { ...access, token })?.error ?? null;

describe("access to the control surface", () => {
  test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("accepts %s as this machine", (remoteAddress) => {
    expect(refused({ ...read, remoteAddress })).toBeNull();
  });
  test.each([undefined, "", "192.168.1.4", "::ffff:10.0.0.1", "fe80::1", "1127.0.0.1", "127.0.0.1.example"])(
    "rejects %s as another machine",
    (remoteAddress) => {
      expect(refused({ ...read, remoteAddress })).toBe("not-loopback");
    },
  );

  test.each(["127.0.0.1:4010", "[::1]:4010", "localhost:4010", "LOCALHOST:4010", "my-world.localhost:4010"])(
    "accepts the host %s",
    (host) => {
      expect(refused({ ...read, host })).toBeNull();
    },
  );
  test.each([
    undefined,
    "",
    "127.0.0.1",
    "127.0.0.1:4011",
    "evil.example:4010",
    "localhost.evil.example:4010",
    "xlocalhost:4010",
  ])("host %s is foreign", (host) => {
    expect(refused({ ...read, host })).toBe("foreign-host");
  });
  test("reads a host without a port as port 80", () => {
    expect(allowControl({ ...read, host: "localhost" }, { ...access, port: 80 })).toBeNull();
  });

  test("accepts the server's own pages and no others", () => {
    expect(refused({ ...write, origin: "http://127.0.0.1:4010" })).toBeNull();
    expect(refused({ ...write, origin: "http://localhost:4010" })).toBe("foreign-origin");
    expect(refused({ ...write, origin: "https://127.0.0.1:4010" })).toBe("foreign-origin");
    expect(refused({ ...write, origin: "null" })).toBe("foreign-origin");
    expect(refused({ ...read, origin: "http://evil.example" })).toBe("foreign-origin");
  });

  test("rejects a foreign sec-fetch-site, even without an Origin", () => {
    const from = (site: string) => refused({ ...read, headers: { "sec-fetch-site": site } });
    expect(from("same-origin")).toBeNull();
    expect(from("none")).toBeNull();
    for (const site of ["cross-site", "same-site", "", "None"]) expect(from(site), site).toBe("foreign-origin");
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("requires x-qa: 1 for %s", (method) => {
    expect(refused({ ...write, method })).toBeNull();
    expect(refused({ ...write, method, headers: {} })).toBe("x-qa-needed");
    expect(refused({ ...write, method, headers: { "x-qa": "true" } })).toBe("x-qa-needed");
  });

  test("requires JSON for a body", () => {
    const typed = (type: string | undefined) =>
      refused({ ...write, headers: { ...write.headers, "content-type": type } });
    expect(typed("application/json; charset=utf-8")).toBeNull();
    expect(typed("text/plain")).toBe("not-json");
    expect(typed("application/jsonp")).toBe("not-json");
    expect(typed(undefined)).toBe("not-json");
    expect(refused({ ...write, headers: { "x-qa": "1", "transfer-encoding": "chunked" } })).toBe("not-json");
    expect(refused({ ...write, headers: { "x-qa": "1" } })).toBeNull();
    expect(refused({ ...write, headers: { "x-qa": "1", "content-length": "0" } })).toBeNull();
  });

  test("requires the control token of everyone once there is one", () => {
    const token = "t".repeat(32);
    const bearing = (authorization: string | undefined) => refused({ ...read, headers: { authorization } }, token);
    expect(bearing(undefined)).toBe("control-token-needed");
    expect(bearing("")).toBe("control-token-needed");
    expect(bearing(token)).toBe("control-token-needed");
    expect(bearing(`Bearer ${token}x`)).toBe("control-token-needed");
    expect(bearing(`Bearer ${token}`)).toBeNull();
    expect(bearing(`bearer ${token}`)).toBeNull();
    expect(refused(write, token)).toBe("control-token-needed");
  });
});
