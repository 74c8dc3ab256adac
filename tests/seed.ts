/**
 * The seed of random tests. Fixed, so that a run does not fail by chance; TEST_SEED sets another one, or `random`, which
 * `npm run test:schedules` uses.
 */
const { TEST_SEED = '1' } = process.env;

export const SEED = TEST_SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(TEST_SEED);
