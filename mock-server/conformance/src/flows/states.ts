// Back-office states, requested by name: `POST {state, params}` to an adapter of the server's operator. Any 2xx means
// done, 404 an unknown state.

export interface States {
  /** Arranges a state: true if done, false if no adapter knows the state. Throws StateFailed on an error. */
  arrange(state: string, params: unknown): Promise<boolean>;
}

/** Thrown if the adapter failed; `message` has its answer. */
export class StateFailed extends Error {
  override readonly name = "StateFailed";
}

const PATIENCE_MS = 30_000;

/** Client of the states adapter at `address`. Without an adapter (null) nothing can be arranged. */
export function statesAt(address: string | null): States {
  return {
    async arrange(state, params) {
      if (address === null) return false;
      const request = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ state, params }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      };
      const response = await fetch(address, request).catch((error: Error) => {
        throw new StateFailed(`the states adapter at ${address} does not respond: ${error.message}`);
      });
      const text = await response.text();
      if (response.status === 404) return false;
      if (!response.ok)
        throw new StateFailed(
          `the states adapter replied with HTTP ${response.status} to ${state}: ${text.slice(0, 200)}`,
        );
      return true;
    },
  };
}
