// A self-signed certificate for tests: X.509 v3 in DER.
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
};
/** Context-specific DER tags: the IP address of the alternative name, and the certificate's version and extensions. */
const NUMBERED = { address: 0x87, version: 0xa0, extensions: 0xa3 };

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  const length = value.length < 128 ? [value.length] : [0x82, value.length >> 8, value.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), value]);
}
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(TAG.sequence, ...parts);
const oid = (hex: string): Buffer => der(TAG.oid, Buffer.from(hex, "hex"));
const COMMON_NAME = oid("550403");
const ALTERNATIVE_NAME = oid("551d11");
const ECDSA_SHA256 = sequence(oid("2a8648ce3d040302"));

const utcTime = (at: Date): Buffer =>
  der(TAG.utcTime, Buffer.from(`${at.toISOString().replaceAll(/\D/g, "").slice(2, 14)}Z`));

/** A key and a certificate for an IPv4 address, both PEM, valid for about a day. */
export function selfSigned(address: string): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(TAG.set, sequence(COMMON_NAME, der(TAG.utf8, Buffer.from("test server")))));
  const days = (count: number): Buffer => utcTime(new Date(Date.now() + count * 86_400_000));
  const host = sequence(der(NUMBERED.address, Buffer.from(address.split(".").map(Number))));
  const body = sequence(
    der(NUMBERED.version, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([1]), randomBytes(8)),
    ECDSA_SHA256,
    name,
    sequence(days(-1), days(1)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(NUMBERED.extensions, sequence(sequence(ALTERNATIVE_NAME, der(TAG.octets, host)))),
  );
  const whole = sequence(body, ECDSA_SHA256, der(TAG.bits, Buffer.from([0]), sign("sha256", body, privateKey)));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }),
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}
