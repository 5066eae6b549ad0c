// Calls of the product itself, as its pages make them.

export interface ProductCall {
  readonly method: string;
  /** From the product's address on. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it is sent; null where there is none. */
  readonly body: string | null;
}

/** Where the product of a world is, from this page on: a proxy or another name of the server changes nothing. */
export const productOf = (world: string): string => `/w/${world}/`;

/** Sends a call to the product of a world; answers the status, or null where no reply came. */
export async function send(world: string, { method, path, headers, body }: ProductCall): Promise<number | null> {
  const address = productOf(world).replace(/\/$/, "") + path;
  const init: RequestInit = { method, headers, body, cache: "no-store", credentials: "omit" };
  return fetch(address, init).then(
    async (response) => {
      // A reply that breaks off in the middle is none.
      await response.arrayBuffer().catch(() => null);
      return response.status;
    },
    () => null,
  );
}
