/** For a script that is to hear of no setting: where programs are, and modules that were read before. */
export const bareEnv: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
