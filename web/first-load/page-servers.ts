/**
 * A meta element that lists the external servers of a build (VITE_API_BASE, VITE_MOCK_BASE), or "". The server that
 * sends the page allows them in its Content-Security-Policy
 * (mock-server/server/src/http/security/content-security-policy.ts).
 */
export function serversMeta(env: Readonly<Record<string, string | undefined>>): string {
  const bases = [env["VITE_API_BASE"], env["VITE_MOCK_BASE"]].filter((base) => /^https?:/.test(base ?? ""));
  const origins = [...new Set(bases.map((base) => new URL(base ?? "").origin))];
  return origins.length > 0 ? `<meta name="servers" content="${origins.join(" ")}">` : "";
}
