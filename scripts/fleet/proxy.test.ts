import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { missing } from "./proxy.ts";

test("a missing proxy is reported in one line with install advice", () => {
  const folder = mkdtempSync(join(tmpdir(), "hashgrove-no-proxy-"));
  try {
    expect(missing("nginx", folder)).toBe(
      "nginx is not installed (Debian: apt-get install nginx); nothing of it was tried",
    );
    writeFileSync(join(folder, "haproxy"), "#!/bin/sh\n");
    chmodSync(join(folder, "haproxy"), 0o755);
    expect([missing("haproxy", folder), missing("nginx", folder)]).toEqual([null, expect.stringContaining("nginx")]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
