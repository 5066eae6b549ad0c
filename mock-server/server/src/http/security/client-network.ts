// The key by which the rate limit counts the requests of a client.
import { isIPv4, isIPv6 } from "node:net";

/** The first four groups of an IPv6 address, including zero groups that `::` abbreviates. */
function first64(address: string): string {
  // A URL writes each group in its shortest form, and an embedded IPv4 address as two groups.
  const { hostname } = new URL(`http://[${address}]`);
  const [before = "", after] = hostname.slice(1, -1).split("::");
  const groups = before === "" ? [] : before.split(":");
  const rest = after === undefined || after === "" ? [] : after.split(":");
  const missing = after === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array.from({ length: missing }, () => "0"), ...rest].slice(0, 4).join(":");
}

/**
 * The network of a client: its IPv4 address, or the /64 of its IPv6 address, because one subscriber usually has a whole
 * /64; null for anything else. A proxy may add the port to the address: `203.0.113.1:5678`, `[2001:db8::1]:5678`.
 */
export function networkOf(address: string): string | null {
  const [, inBrackets, v4] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(address) ?? [];
  const bare = (inBrackets ?? v4 ?? address).replace(/%.*$/s, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(bare)) return bare;
  return isIPv6(bare) ? `${first64(bare)}::/64` : null;
}
