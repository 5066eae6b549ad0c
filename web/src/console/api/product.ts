// Calls of the product API, as the product's own pages make them.

export interface ProductCall {
  readonly method: string;
  /** Relative to the product's address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as sent; null if there is none. */
  readonly body: string | null;
}

/** The product's address without the host, so that it also works behind a proxy or under another host name. */
export const productOf = (world: string): string => `/w/${world}/`;

/** Sends a call to the product of a world; returns the status, or null without a reply. */
export async function send(world: string, { method, path, headers, body }: ProductCall): Promise<number | null> {
  const address = productOf(world).replace(/\/$/, "") + path;
  const init: RequestInit = { method, headers, body, cache: "no-store", credentials: "omit" };
  return fetch(address, init).then(
    async (response) => {
      // Wait for the whole body; if it breaks off, the status is returned all the same.
      await response.arrayBuffer().catch(() => null);
      return response.status;
    },
    () => null,
  );
}
