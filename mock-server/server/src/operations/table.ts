// All operations by operationId: the module is named after the first path segment, the export after the verb. The
// server refuses to start unless this table and the contract match.
import * as mockAnalysis from "#operations/back-office/analysis.ts";
import type { BackOfficeAnswer } from "#operations/back-office/back-office-operation.ts";
import * as mockCard from "#operations/back-office/card.ts";
import * as mockDepartment from "#operations/back-office/department.ts";
import * as mockDict from "#operations/back-office/dict.ts";
import * as mockExample from "#operations/back-office/example.ts";
import * as mockMenu from "#operations/back-office/menu.ts";
import * as mockRequest from "#operations/back-office/request.ts";
import * as mockRole from "#operations/back-office/role.ts";
import * as mockUser from "#operations/back-office/user.ts";
import * as mockWorkplace from "#operations/back-office/workplace.ts";
import type { BackOfficeData } from "#ports/back-office-data.ts";
import * as about from "./about.ts";
import * as common from "./common.ts";
import * as inviteRecode from "./invite-recode.ts";
import * as news from "./news.ts";
import type { Answer } from "./operation.ts";
import * as orders from "./orders.ts";
import * as products from "./products.ts";
import * as questionAnswer from "./question-answer.ts";
import * as sysConfig from "./sys-config.ts";
import * as user from "./user.ts";
import * as wallet from "./wallet.ts";

/** A handler of any product or upload call. `never`, because each handler has its own input type. */
export type ProductHandler = (input: never) => Answer<unknown> | Promise<Answer<unknown>>;
export type BackOfficeHandler = (input: never) => { answer: BackOfficeAnswer<unknown>; data?: BackOfficeData };

const named = <Handler>(segment: string, module: Readonly<Record<string, Handler>>): [string, Handler][] =>
  Object.entries(module).map(([verb, handler]) => [`${segment}.${verb}`, handler]);

/** Handlers by operationId. A call's envelope in the contract decides between `product` and `backOffice`. */
export interface Handlers {
  readonly product: ReadonlyMap<string, ProductHandler>;
  readonly backOffice: ReadonlyMap<string, BackOfficeHandler>;
}

const product = new Map([
  ...named<ProductHandler>("about", about),
  ...named<ProductHandler>("common", common),
  ...named<ProductHandler>("invite_recode", inviteRecode),
  ...named<ProductHandler>("news", news),
  ...named<ProductHandler>("orders", orders),
  ...named<ProductHandler>("products", products),
  ...named<ProductHandler>("question_answer", questionAnswer),
  ...named<ProductHandler>("sys_config", sysConfig),
  ...named<ProductHandler>("user", user),
  ...named<ProductHandler>("wallet", wallet),
]);

const backOffice = new Map([
  ...named<BackOfficeHandler>("mock.analysis", mockAnalysis),
  ...named<BackOfficeHandler>("mock.card", mockCard),
  ...named<BackOfficeHandler>("mock.department", mockDepartment),
  ...named<BackOfficeHandler>("mock.dict", mockDict),
  ...named<BackOfficeHandler>("mock.example", mockExample),
  ...named<BackOfficeHandler>("mock.menu", mockMenu),
  ...named<BackOfficeHandler>("mock.request", mockRequest),
  ...named<BackOfficeHandler>("mock.role", mockRole),
  ...named<BackOfficeHandler>("mock.user", mockUser),
  ...named<BackOfficeHandler>("mock.workplace", mockWorkplace),
]);

export const HANDLERS: Handlers = { product, backOffice };
