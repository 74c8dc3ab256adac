/** The path of each call by its name, for the test page and the tests. */
import * as contract from './all.ts';

export type CallName = keyof typeof contract;

export const PATHS = Object.fromEntries(Object.entries(contract).map(([name, { call }]) => [name, call.path])) as {
  readonly [Name in CallName]: (typeof contract)[Name]['call']['path'];
};
