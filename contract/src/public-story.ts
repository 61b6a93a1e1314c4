import { route } from './route.ts'
import { Story, StoryParams } from './story.ts'

export const getPublicStory = route({
  method: 'GET',
  path: '/api/v1/public/{id}',
  summary: 'A public story with its pages, as everyone reads it; counts a view once a person a day',
  access: 'anyone',
  params: StoryParams,
  reply: Story,
})
