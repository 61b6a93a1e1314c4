import brush from '../../ui/icons/brush.svg?raw'
import download from '../../ui/icons/download.svg?raw'
import lock from '../../ui/icons/lock.svg?raw'
import pencil from '../../ui/icons/pencil.svg?raw'
import redo from '../../ui/icons/redo.svg?raw'
import share from '../../ui/icons/share.svg?raw'
import trash from '../../ui/icons/trash.svg?raw'

/** Icons of these tools, separate from the set that every page loads. */
export const toolIcons = { brush, download, lock, pencil, redo, share, trash }
