// Types of the parts of a Postman collection (format 2.1) that this package writes.

export interface Variable {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
}
export interface Field extends Variable {
  /** True for optional parameters, which the user can enable. */
  readonly disabled?: true;
}
export interface FormField {
  readonly key: string;
  readonly type: "file" | "text";
  readonly value?: string;
  /** File to attach, next to the collection. */
  readonly src?: string;
}
export interface Body {
  readonly mode: "raw" | "formdata";
  readonly raw?: string;
  readonly formdata?: readonly FormField[];
  readonly options?: { readonly raw: { readonly language: "json" } };
}
export interface PostmanRequest {
  readonly method: string;
  readonly description?: string;
  /** Omitted if the request uses the collection's own authentication. */
  readonly auth?: { readonly type: "noauth" };
  readonly header: readonly Field[];
  readonly url: {
    readonly raw: string;
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly query?: readonly Field[];
    readonly variable?: readonly Variable[];
  };
  readonly body?: Body;
}
export interface Reply {
  readonly name: string;
  readonly originalRequest: PostmanRequest;
  readonly status: string;
  readonly code: number;
  readonly header: readonly Variable[];
  readonly body: string;
  readonly _postman_previewlanguage: "json";
}
export interface Script {
  readonly listen: "prerequest" | "test";
  readonly script: { readonly type: "text/javascript"; readonly exec: readonly string[] };
}
export interface PostmanItem {
  readonly name: string;
  readonly request: PostmanRequest;
  readonly response: readonly Reply[];
  readonly event: readonly Script[];
}
export interface PostmanFolder {
  readonly name: string;
  readonly description?: string;
  readonly item: readonly PostmanItem[];
}
export interface PostmanCollection {
  readonly info: { readonly name: string; readonly description: string; readonly schema: string };
  readonly auth: { readonly type: "apikey"; readonly apikey: readonly Variable[] };
  readonly variable: readonly Variable[];
  /** Scripts for every request. */
  readonly event: readonly Script[];
  readonly item: readonly PostmanFolder[];
}
