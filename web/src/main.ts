import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { preferred, speak } from './text/text.svelte'

await speak(preferred())
mount(App, { target: document.getElementById('app')! })
