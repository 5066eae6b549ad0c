// The picture that members of scenarios upload as proof of identity or receipt: a card with grey lines.

/** A PNG of 320 by 200 pixels. It is not a file in any upload folder. */
export const SAMPLE_PICTURE = {
  type: "image/png",
  content: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAUAAAADIAgMAAADkatA4AAAADFBMVEXZ1Mf39Oy5xLRdfWZ1y2XUAAAAfUlEQVR42u3aMQ6AIBREQS7pEX/DJbW0oTARw0" +
      "bmHWA6lpDQmhTRMTEgEAgEAoFA4D/APggIjAH7kwoI3B20NkAgMOhevjcMCNwUtDZAIHD5vVxAINDaAIHArPdyAYFAawME+ucABAKBwG/Ac0JA4FvQWQYC" +
      "gUAgMAOUlncB8gH8fjDUb5AAAAAASUVORK5CYII=",
    "base64",
  ),
} as const;

/** The path of a scenario's n-th picture, in the form of upload paths. */
export const samplePicturePath = (number: number): string => `/uploads/sample${String(number).padStart(18, "0")}.png`;

/** Whether an upload of this name is the sample picture. */
export const isSamplePicture = (name: string): boolean => /^sample[0-9]{18}\.png$/.test(name);
