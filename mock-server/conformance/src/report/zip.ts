// A ZIP with one file in it, which is all that a report for Playwright is.
import { crc32, deflateRawSync } from "node:zlib";

/** 1 January 1980, where the format's calendar begins: the same report is the same bytes. */
const DATE = 0x00_21;
const DEFLATED = 8;
const VERSION = 20;

/** The bytes of a ZIP that holds `text` as `name`, which is ASCII. Up to 4 GiB. */
export function zipped(name: string, text: string): Buffer {
  const whole = Buffer.from(text);
  const packed = deflateRawSync(whole);
  const path = Buffer.from(name, "ascii");

  /** What both heads of a file say: from the version that is needed to the length of the name. */
  const facts = Buffer.alloc(24);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(DATE, 8);
  facts.writeUInt32LE(crc32(whole), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(whole.length, 18);
  facts.writeUInt16LE(path.length, 22);

  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, Buffer.alloc(2), path]);
  const central = Buffer.concat([
    Buffer.from("PK\u0001\u0002"),
    Buffer.from([VERSION, 0]),
    facts,
    Buffer.alloc(16),
    path,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length + packed.length, 12);
  return Buffer.concat([local, packed, central, Buffer.from("PK\u0005\u0006"), end]);
}
