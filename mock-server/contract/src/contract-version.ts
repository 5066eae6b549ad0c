// Checks that the contract's version and changelog match its content.
import { createHash } from "node:crypto";
import type { OpenApiDocument } from "./document.ts";

const HEADING = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d \(fingerprint ([0-9a-f]{12})\)$/gm;

/** Hash of a contract's content including prose; version, comments and layout are ignored. */
export function fingerprintOf(document: OpenApiDocument): string {
  const text = JSON.stringify({ ...document, info: { ...document.info, version: "" } });
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Sentences about why the changelog's newest section does not match the contract; empty if it matches. */
export function versionFaults(document: OpenApiDocument, changelog: string): string[] {
  const sections = [...changelog.matchAll(HEADING)].map(([, version = "", fingerprint = ""]) => ({
    version,
    fingerprint,
  }));
  const [newest] = sections;
  const version = String(document.info.version);
  const fingerprint = fingerprintOf(document);
  const versions = sections.map((section) => section.version);
  if (new Set(versions).size < versions.length) return ["the contract's changelog has a version twice"];
  if (newest?.version === version && newest.fingerprint === fingerprint) return [];
  return [
    "openapi.yaml has changed: raise info.version and put a section with its changes at the top of " +
      `openapi.CHANGELOG.md, "## [${version} or higher] - date (fingerprint ${fingerprint})"`,
  ];
}
