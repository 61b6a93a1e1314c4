/** Longer than a page takes that is on its way, on a slow network. */
const patienceMs = 6000

/** A proxy answers so for a server that is down. */
const isDown = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504

/**
 * The network's answer; the kept one where the network fails, or takes too long.
 * @throws where nothing is kept, as the network does
 */
export async function withNetwork(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const answer = await Promise.race([network.catch(() => undefined), late])
  if (answer && !isDown(answer)) return answer
  return (await kept()) ?? network
}
