import type { Page } from "@playwright/test";

/** Changes the data of every later reply of matching calls. The caller declares the type of the data. */
export const changeData = (page: Page, calls: string, change: (data: never) => unknown): Promise<unknown> =>
  page.route(calls, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { readonly data: never };
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });

/** Lets the server execute the next matching call, and drops its reply. */
export const loseNextReply = (page: Page, call: string): Promise<unknown> =>
  page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
