/** Details of a journey that `npm run test:nightly` alone makes: docs/testing.md. */
export const nightly = { tag: '@nightly' }
