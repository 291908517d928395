import InspectorWindow

InspectorApp.main()
