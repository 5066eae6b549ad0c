// What only the back office can do, asked for by name: `POST {state, params}` to an adapter of the server's own people.
// Any 2xx means done, 404 that the adapter does not know the state.

export interface States {
  /** Brings a state about: true when it was done, false when nobody can do it. Throws StateFailed when it went wrong. */
  arrange(state: string, params: unknown): Promise<boolean>;
}

/** The adapter could not do what it knows; `message` says what it answered. */
export class StateFailed extends Error {
  override readonly name = "StateFailed";
}

const PATIENCE_MS = 30_000;

/** The states of an adapter's address, or of nobody. */
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
        throw new StateFailed(`the adapter of states at ${address} does not answer: ${error.message}`);
      });
      const text = await response.text();
      if (response.status === 404) return false;
      if (!response.ok)
        throw new StateFailed(`the adapter answers HTTP ${response.status} to ${state}: ${text.slice(0, 200)}`);
      return true;
    },
  };
}
