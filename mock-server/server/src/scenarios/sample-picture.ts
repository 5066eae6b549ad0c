// The picture that members of scenarios upload as an identity document or receipt: a card with grey lines.

/** A PNG of 320 by 200 pixels. It is served from memory, so that scenarios need no files in the upload folder. */
export const SAMPLE_PICTURE = {
  type: "image/png",
  content: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAUAAAADIAgMAAADkatA4AAAADFBMVEXZ1Mf39Oy5xLRdfWZ1y2XUAAAAfUlEQVR42u3aMQ6AIBREQS7pEX/DJbW0oTARw0" +
      "bmHWA6lpDQmhTRMTEgEAgEAoFA4D/APggIjAH7kwoI3B20NkAgMOhevjcMCNwUtDZAIHD5vVxAINDaAIHArPdyAYFAawME+ucABAKBwG/Ac0JA4FvQWQYC" +
      "gUAgMAOUlncB8gH8fjDUb5AAAAAASUVORK5CYII=",
    "base64",
  ),
} as const;

/** The path of a scenario's n-th upload, in the format of upload paths. */
export const samplePicturePath = (number: number): string => `/uploads/sample${String(number).padStart(18, "0")}.png`;

export const isSamplePicture = (name: string): boolean => /^sample[0-9]{18}\.png$/.test(name);
