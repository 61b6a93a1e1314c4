import { expect, test } from 'vitest'
import { errorFromOutput } from './embedded-database-error.ts'

test.each([
  ['FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device', /disk .* is full/],
  ['HINT:  Check free disk space.\nPANIC:  cannot abort transaction 1', /disk .* is full/],
  ['initdb: error: could not create directory: Read-only file system', /is read-only/],
  ['initdb: error: could not look up effective user ID 54321: user does not exist', /no name for/],
  ["libc.so.6: version `GLIBC_2.38' not found", /newer C library/],
  [
    'libxml2.so.2: cannot open shared object file: error while loading shared libraries: libxml2.so.2',
    /library/,
  ],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /too little memory/],
  ['something nobody foresaw', /initdb ended with: something nobody foresaw/],
  ['', /initdb ended with: no message/],
])('%s', (output, sentence) => {
  const { message } = errorFromOutput('initdb', output)
  expect(message).toMatch(sentence)
  expect(message).toContain('set DATABASE_URL')
})
