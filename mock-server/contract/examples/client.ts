// A typed client of the API: `npm install openapi-fetch`, and the types of @hashgrove/contract.
import type { paths } from "@hashgrove/contract";
import createClient from "openapi-fetch";

const client = createClient<paths>({ baseUrl: process.env.API ?? "http://127.0.0.1:4010" });

/** Logs in and returns the token. Throws the server's message if refused: a refusal is HTTP 200 with code 0. */
export async function logIn(account: string, password: string): Promise<string> {
  const { data, error } = await client.POST("/api/user/login", { body: { account, password } });
  if (data?.code !== 200) throw new Error((data ?? error)?.msg);
  return data.data.userinfo.token;
}

/** Buys a product once, however often it is called with the same key (API-34). */
export async function buy(token: string, key: string): Promise<void> {
  const { data, error } = await client.POST("/api/products/buy", {
    params: { header: { "Idempotency-Key": key } },
    headers: { Authorization: token },
    body: { products_id: 2, price: 30_000, expire: 6 },
  });
  if (data?.code !== 200) throw new Error((data ?? error)?.msg);
}

/** Uploads a file as multipart/form-data; here code 1 means success. Returns the file's path for other calls. */
export async function upload(token: string, file: Blob): Promise<string> {
  const { data, error } = await client.POST("/api/common/upload", {
    headers: { Authorization: token },
    body: { file },
    bodySerializer: (body) => {
      const form = new FormData();
      form.set("file", body.file);
      return form;
    },
  });
  if (data?.code !== 1) throw new Error((data ?? error)?.msg);
  return data.data.url;
}
